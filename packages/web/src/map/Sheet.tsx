import { type JSX, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

/** A sheet over the map: it takes the focus when it opens and gives it back, and Escape closes it. */
export function Sheet(props: {
  title: string;
  close: string;
  className?: string;
  onClose(): void;
  children: ReactNode;
}): JSX.Element {
  const { title, close, className = '', onClose } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { activeElement: before } = document;
    button.current?.focus();
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section className={`map-sheet ${className}`} data-over-map="" aria-label={title} onKeyDown={onKeyDown}>
      <button ref={button} type="button" className="map-close" aria-label={close} onClick={onClose}>
        ×
      </button>
      {props.children}
    </section>
  );
}
