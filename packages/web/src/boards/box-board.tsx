/** Air operations and the like on a board: things lie in boxes and are carried from one to another, by hand or by keys. */
import { type BoardBoxes, type RowAnswer, type Share, type Sheet, weightOf } from '@ironbottom/umpire';
import { type DragEvent, useContext, useEffect, useRef, useState } from 'react';
import { typedOver } from '../asks/field.js';
import { isMeant, Meant, rowMeant } from '../asks/meant.js';
import { Rule } from '../beside/rule.js';
import { boardWords as words } from '../words/boards.js';
import { marks } from '../words/marks.js';
import { type Chip, chipsOf, lineOf, mostMoved, moved, waysFrom } from './boxes.js';

type Props = { ask: Sheet; boxes: BoardBoxes; value: readonly RowAnswer[]; onChange(value: RowAnswer[]): void };

export function BoxBoard({ ask, boxes, value, onChange }: Props) {
  const meant = useContext(Meant);
  const [chosen, setChosen] = useState<number | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const board = useRef<HTMLDivElement>(null);
  // What was pressed may be gone: whoever plays by keys goes on where the things are carried to.
  const next = useRef('');
  useEffect(() => {
    if (next.current !== '') board.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = '';
  });
  const chips = chipsOf(ask, boxes, value);
  const ways = chosen === null ? [] : waysFrom(ask, boxes, chosen);

  const choose = (row: number | null): void => {
    setChosen(row);
    setWanted(null);
    if (row !== null) next.current = '.into:enabled';
  };
  const put = (row: number, share: Share, amount: number): void => {
    const { name = '' } = chips.find((chip) => chip.row === row) ?? {};
    onChange(moved(value, row, share.id, amount));
    setSaid(words.carried(`${amount} ${name}`, share.text));
    choose(null);
    next.current = chipAt(row, share.id);
  };
  const takeBack = ({ row, share, amount, name }: Chip): void => {
    if (share === null) return;
    onChange(moved(value, row, share.id, -amount));
    setSaid(words.back(`${amount} ${name}`));
    choose(null);
    next.current = chipAt(row, '');
  };
  const amountFor = (row: number, share: Share): number => {
    const most = mostMoved(ask, value, row, share);
    return wanted === null || row !== chosen ? most : Math.min(most, Math.max(1, wanted));
  };

  // Escape lets go of what is chosen.
  useEffect(() => {
    if (chosen === null) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setChosen(null);
      board.current?.querySelector<HTMLElement>(chipAt(chosen, ''))?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [chosen]);

  const drop = (line: number, box: string, event: DragEvent): void => {
    event.preventDefault();
    const [row = '', share = ''] = event.dataTransfer.getData('text/plain').split('|');
    const at = Number(row);
    const chip = chips.find((each) => each.row === at && (each.share?.id ?? '') === share);
    if (chip === undefined || chip.line !== line) return;
    if (chip.share !== null) {
      if (boxes.rows[at]?.box === box) takeBack(chip);
      return;
    }
    const here = waysFrom(ask, boxes, at).filter((way) => way.box === box);
    const [only] = here;
    if (here.length > 1) choose(at);
    else if (only !== undefined && mostMoved(ask, value, at, only.share) > 0)
      put(at, only.share, mostMoved(ask, value, at, only.share));
  };

  const total = chosen === null ? 0 : (chips.find(({ row, share }) => row === chosen && share === null)?.amount ?? 0);
  return (
    <div className="box-board" ref={board}>
      {boxes.lines.map(({ title, note, boxes: within }, line) => (
        <section key={title} className="box-line" aria-label={title}>
          <h3>
            {title} {note !== undefined && <span className="quiet">{note}</span>}
            {ask.limits.flatMap((limit) => {
              if (lineOf(limit, boxes) !== line) return [];
              const used = weightOf(limit, ask.rows, value);
              return [
                <span key={limit.why} className={used > limit.most ? 'used broken' : 'used'} title={limit.why}>
                  {words.used(used, limit.most)} <Rule rule={limit.rule} />
                </span>,
              ];
            })}
          </h3>
          <div className="boxes">
            {within.map(({ id, title: name }) => {
              const here = chips.filter((chip) => chip.line === line && chip.box === id);
              const stay = boxes.fixed.filter((each) => each.line === line && each.box === id);
              const inwards = boxes.rows[chosen ?? -1]?.line === line ? ways.filter(({ box }) => box === id) : [];
              return (
                <fieldset
                  key={id}
                  className={inwards.length > 0 ? 'box open' : 'box'}
                  onDragOver={(event) => event.preventDefault()}
                  onDrop={(event) => drop(line, id, event)}
                >
                  <legend>{name}</legend>
                  {here.map((chip) => (
                    <ChipButton
                      key={`${chip.row} ${chip.share?.id}`}
                      chip={chip}
                      chosen={chip.row === chosen && chip.share === null}
                      meant={chip.share === null && anyMeant(rowMeant(meant, chip.row))}
                      onPress={() =>
                        chip.share === null ? choose(chip.row === chosen ? null : chip.row) : takeBack(chip)
                      }
                    />
                  ))}
                  {stay.map(({ text }) => (
                    <span key={text} className="chip fixed">
                      {text}
                    </span>
                  ))}
                  {here.length === 0 && stay.length === 0 && inwards.length === 0 && (
                    <span className="box-empty">{words.empty}</span>
                  )}
                  {chosen !== null &&
                    inwards.map(({ share }) => {
                      const amount = amountFor(chosen, share);
                      const wantedBy = isMeant(rowMeant(meant, chosen), share.id);
                      return (
                        <button
                          key={share.id}
                          type="button"
                          className={wantedBy ? 'into meant' : 'into'}
                          disabled={amount === 0}
                          onClick={() => put(chosen, share, amount)}
                        >
                          {amount === 0 ? words.noMore : words.here(amount)}
                          <span>{share.text}</span>
                        </button>
                      );
                    })}
                </fieldset>
              );
            })}
          </div>
          {chosen !== null && total > 1 && boxes.rows[chosen]?.line === line && (
            <label className="how-many">
              {words.howMany}
              <input
                type="number"
                inputMode="numeric"
                min={1}
                max={total}
                value={wanted ?? total}
                {...typedOver}
                onChange={({ target }) =>
                  setWanted(Number.isFinite(target.valueAsNumber) ? target.valueAsNumber : null)
                }
              />
            </label>
          )}
        </section>
      ))}
      <p className="unseen" role="status">
        {said}
      </p>
    </div>
  );
}

const chipAt = (row: number, share: string): string => `[data-chip="${CSS.escape(`${row} ${share}`)}"]`;

const anyMeant = (row: RowAnswer | null): boolean =>
  typeof row === 'object' && row !== null && !Array.isArray(row) && Object.values(row).some((amount) => amount > 0);

type ChipProps = { chip: Chip; chosen: boolean; meant: boolean; onPress(): void };

function ChipButton({ chip: { row, share, amount, name }, chosen, meant, onPress }: ChipProps) {
  const what = `${amount} ${name}`;
  return (
    <button
      type="button"
      draggable
      data-chip={`${row} ${share?.id ?? ''}`}
      className={`chip${share === null ? '' : ' moved'}${meant ? ' meant' : ''}`}
      aria-pressed={share === null ? chosen : undefined}
      aria-label={share === null ? what : words.back(marks.with(what, share.text))}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', `${row}|${share?.id ?? ''}`)}
      onClick={onPress}
    >
      {what}
      {share !== null && <span>{share.text}</span>}
    </button>
  );
}
