/** What can be done from a seat besides answering. */

import { useId, useState } from 'react';
import { capital } from '../asks/prompt.js';
import { Program } from '../screens/program.js';
import { call } from '../umpire/call.js';
import type { Afar, SeatDeed, Situation } from '../umpire/messages.js';
import { marks } from '../words/marks.js';
import { online } from '../words/online.js';
import { screens } from '../words/screens.js';
import { useAsking, Why } from './asking.js';
import { Copy } from './copy.js';
import { backOf, keepCurtained } from './kept.js';
import { useDeed } from './offers.js';
import { agreedText, sittingText } from './said.js';
import { ask } from './server.js';

const words = online.menu;

type Props = {
  afar: Afar;
  onSituation(situation: Situation): void;
  /** What was wanted from the menu is done. */
  onDone(): void;
};

export function SeatMenu({ afar, onSituation, onDone }: Props) {
  const { table, seat, mine, agreed, match } = afar;
  const { asking, act: enact } = useDeed(onSituation);
  const act = async (deed: SeatDeed): Promise<void> => {
    if (await enact(deed)) onDone();
  };
  const sits = mine.includes(seat);
  const live = table.status === 'live' && sits;
  const plays = sits && table.status !== 'over';
  return (
    <>
      {live && (
        <>
          <button
            type="button"
            disabled={asking.busy || agreed.rated}
            onClick={() => void act({ do: 'offer', what: 'take-back' })}
          >
            {words.takeBack}
          </button>
          <button type="button" disabled={asking.busy} onClick={() => void act({ do: 'offer', what: 'draw' })}>
            {words.draw}
          </button>
          <button type="button" disabled={asking.busy} onClick={() => void act({ do: 'offer', what: 'adjourn' })}>
            {words.adjourn}
          </button>
        </>
      )}
      {plays && (
        <>
          <Twice
            title={words.resign}
            sure={words.resignSure}
            busy={asking.busy}
            onSure={() => void act({ do: 'resign' })}
          />
          <HandOver afar={afar} onDone={onDone} />
          <SeatLinks afar={afar} />
        </>
      )}
      <Why asking={asking} />
      {mine.length > 1 && (
        <label className="forced">
          <input
            type="checkbox"
            checked={afar.curtained}
            onChange={({ target }) => {
              keepCurtained(match, target.checked);
              void call({ do: 'curtain', curtain: target.checked }).then(onSituation);
            }}
          />
          {words.curtain}
        </label>
      )}
      <p className="hint">
        {marks.sentence(sittingText(table, afar.bots))} {marks.sentence(capital(agreedText(agreed)))}{' '}
        {words.fingerprint} <code className="fingerprint">{marks.begins(agreed.commitment.slice(0, 16))}</code>
      </p>
    </>
  );
}

type TwiceProps = { title: string; sure: string; busy: boolean; onSure(): void };

/** Asks before it does something that cannot be undone. */
export function Twice({ title, sure, busy, onSure }: TwiceProps) {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <button type="button" disabled={busy} onClick={() => setAsked(true)}>
        {words.first(title)}
      </button>
    );
  return (
    <div className="send" role="alert">
      <button
        type="button"
        className="danger"
        disabled={busy}
        onClick={() => {
          setAsked(false);
          onSure();
        }}
      >
        {sure}
      </button>
      <button type="button" onClick={() => setAsked(false)}>
        {words.no}
      </button>
    </div>
  );
}

function HandOver({ afar, onDone }: { afar: Afar; onDone(): void }) {
  const { bots, match, seat, table } = afar;
  const [bot, setBot] = useState(afar.standIn?.called ?? '');
  const id = useId();
  const asking = useAsking();
  const params = { id: match, seat };
  const hand = async (work: () => Promise<unknown>): Promise<void> => {
    if (await asking.run(work)) onDone();
  };
  const alone = (table.seats.find((each) => each.seat === seat)?.people.length ?? 0) < 2;
  return (
    <details className="hand-over">
      <summary>{words.handOver}</summary>
      {bots.length > 0 && (
        <>
          <label className="forced">
            {words.to}
            <select
              value={bot.split(':')[0]}
              aria-describedby={`${id}about`}
              onChange={({ target }) => setBot(target.value)}
            >
              {bots.map(({ name, title }) => (
                <option key={name} value={name}>
                  {screens.seating.program(title)}
                </option>
              ))}
            </select>
          </label>
          <Program bots={bots} called={bot} seat={words.yourSeat} aboutId={`${id}about`} onCalled={setBot} />
        </>
      )}
      <button
        type="button"
        disabled={asking.busy || bot === ''}
        onClick={() => void hand(() => ask('seatBot', { params, body: { bot } }))}
      >
        {words.forAWhile}
      </button>
      <Twice
        title={words.forGood}
        sure={alone ? words.programSure : words.upSure}
        busy={asking.busy}
        onSure={() => void hand(() => ask('leave', { params, body: alone ? { bot } : {} }))}
      />
      <p className="hint">{words.toSomebody}</p>
      <Why asking={asking} />
    </details>
  );
}

function SeatLinks({ afar }: { afar: Afar }) {
  const { match, seat, mine, table } = afar;
  const [link, setLink] = useState<{ name: string; link: string } | null>(null);
  const back = backOf(match);
  const asking = useAsking();
  const others = table.seats.filter((each) => !mine.includes(each.seat) && each.bot === null);
  const party = table.seats.find((each) => each.seat === seat)?.party;
  const bot = afar.standIn;
  const make = (to: string, name: string): void => {
    void asking.run(async () => setLink({ name, ...(await ask('invite', { params: { id: match, seat: to } })) }));
  };
  return (
    <details className="hand-over">
      <summary>{words.links}</summary>
      <p className="hint">{words.linkWhat}</p>
      <button type="button" disabled={asking.busy} onClick={() => make(seat, words.yourSeat)}>
        {words.linkMine}
      </button>
      {link !== null && <Copy label={words.linkTo(link.name)} text={link.link} />}
      {back !== '' && <Copy label={words.back} text={back} />}
      {others.length > 0 && <p className="hint">{words.replacing}</p>}
      {others.map(({ seat: other, name, party: side }) => (
        <div key={other} className="send">
          {side === party && (
            <button type="button" disabled={asking.busy} onClick={() => make(other, name)}>
              {words.makeLinkTo(name)}
            </button>
          )}
          {bot !== null && (
            <button
              type="button"
              disabled={asking.busy}
              onClick={() =>
                void asking.run(() => ask('seatBot', { params: { id: match, seat: other }, body: { bot: bot.called } }))
              }
            >
              {words.botPlays(bot.title, name)}
            </button>
          )}
        </div>
      ))}
      <Why asking={asking} />
    </details>
  );
}
