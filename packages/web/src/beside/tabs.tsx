/** Tabs that arrow keys walk through. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export type Tab = { id: string; title: string; body: ReactNode };

type Props = { label: string; tabs: readonly Tab[]; chosen: string; onChoose(id: string): void; children: ReactNode };

export function Tabs({ label, tabs, chosen, onChoose, children }: Props) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  );
  const present = tabs[at];
  const onKeyDown = (event: KeyboardEvent): void => {
    const to =
      event.key === 'ArrowRight'
        ? at + 1
        : event.key === 'ArrowLeft'
          ? at - 1
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? tabs.length - 1
              : undefined;
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length];
    if (next === undefined) return;
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div className="tabs">
      <h2 className="unseen">{label}</h2>
      <div className="tabs-head">
        <div role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown} tabIndex={-1}>
          {tabs.map(({ id, title }, i) => (
            <button
              key={id}
              type="button"
              role="tab"
              data-tab={id}
              id={`${base}${i}`}
              aria-selected={i === at}
              aria-controls={`${base}panel`}
              tabIndex={i === at ? 0 : -1}
              onClick={() => onChoose(id)}
            >
              {title}
            </button>
          ))}
        </div>
        {children}
      </div>
      <section role="tabpanel" id={`${base}panel`} aria-labelledby={`${base}${at}`} className="tab-body">
        {present?.body}
      </section>
    </div>
  );
}
