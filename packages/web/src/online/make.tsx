/** A new match: what is played, who sits where, and what is agreed about time. A newcomer changes nothing. */
import type { ShelvedOption } from '@ironbottom/shelf';
import type { Plain } from '@ironbottom/umpire';
import type { Body, ClockRule, OnTimeOut, Reply } from '@ironbottom/wire';
import { type SubmitEvent, useId, useState } from 'react';
import { houseOf } from '../reference/house.js';
import { HouseChoice } from '../reference/house-choice.js';
import { Program } from '../screens/program.js';
import { type Chosen, everyScenario, keyOf, Options, Scenarios, SetUpData } from '../screens/set-up.js';
import type { Offered } from '../umpire/messages.js';
import { online } from '../words/online.js';
import { screens } from '../words/screens.js';
import { useAsking, Why } from './asking.js';
import { keepLinks } from './kept.js';
import { NameField } from './name.js';
import { ask, entropy, type Me } from './server.js';

const words = online.make;

type Plan = Body<'make'>['seats'][string];
type Plans = Body<'make'>['seats'];
type Watch = NonNullable<Body<'make'>['watch']>;

/** The first seat is mine, the others are for friends. */
function firstPlans({ scenario }: Chosen): Plans {
  return Object.fromEntries(
    scenario.seats.map(({ seat }, i): [string, Plan] => [seat, { by: i === 0 ? 'me' : 'invited' }]),
  );
}

const clocks: readonly ClockRule[] = [
  { kind: 'none' },
  live(30, 10),
  live(60, 30),
  live(180, 30),
  slow(1, 3),
  slow(3, 7),
  slow(7, 14),
];

function clockTitle(clock: ClockRule | undefined): string {
  if (clock?.kind === 'live') return words.clocks.live(clock.minutes, clock.increment);
  return clock?.kind === 'slow' ? words.clocks.slow(clock.days) : words.clocks.none;
}

function live(minutes: number, increment: number): ClockRule {
  return { kind: 'live', minutes, increment };
}
function slow(days: number, bank: number): ClockRule {
  return { kind: 'slow', days, bank, vacation: 30 };
}

const watching: readonly { as: keyof typeof words.watching; watch: Watch }[] = [
  { as: 'public', watch: { see: 'public' } },
  { as: 'halfHour', watch: { see: 'full', minutes: 30 } },
  { as: 'day', watch: { see: 'full', minutes: 1440 } },
  { as: 'nothing', watch: { see: 'nothing' } },
];

/** The server's games, with what this page knows of their data. */
export function offeredBy(games: Reply<'shelf'>['games'], home: readonly Offered[]): Offered[] {
  return games.map(({ rulebook, title, scenarios, options, bots, opponent }) => ({
    book: rulebook,
    title,
    options: options as ShelvedOption[],
    bots,
    opponent,
    scenarios: scenarios.map((scenario) => ({
      ...scenario,
      example:
        home.flatMap((game) => (game.book === rulebook ? game.scenarios : [])).find(({ id }) => id === scenario.id)
          ?.example ?? null,
    })),
  }));
}

type Props = { games: readonly Offered[]; me: Me | null; onMe(me: Me): void; onMade(match: string): void };

export function Make({ games, me, onMe, onMade }: Props) {
  const all = everyScenario(games);
  const [first] = all;
  const id = useId();
  const [key, setKey] = useState(first === undefined ? '' : keyOf(first));
  const chosen = all.find((each) => keyOf(each) === key);
  const [plans, setPlans] = useState<Plans>(first === undefined ? {} : firstPlans(first));
  const [options, setOptions] = useState<{ [name: string]: Plain }>({});
  const [house, setHouse] = useState(false);
  const [set, setSet] = useState<string | null>(null);
  const [title, setTitle] = useState('');
  const [clock, setClock] = useState(0);
  const [onTimeOut, setOnTimeOut] = useState<OnTimeOut>('lose');
  const [watch, setWatch] = useState(0);
  const [rated, setRated] = useState(false);
  const [name, setName] = useState('');
  const asking = useAsking();

  const choose = (next: Chosen): void => {
    setKey(keyOf(next));
    setPlans(firstPlans(next));
    setOptions({});
    setSet(null);
  };

  const programs = Object.values(plans).some(({ by }) => by === 'bot');
  const mayRate = me !== null && !me.guest && !programs;

  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (chosen === undefined) return;
    void asking.run(async () => {
      if (me === null) onMe((await ask('beGuest', { body: { name } })).me);
      const rule = clocks[clock] ?? { kind: 'none' };
      const made = await ask('make', {
        body: {
          rulebook: chosen.game.book,
          scenario: chosen.scenario.id,
          ...(title.trim() === '' ? {} : { title: title.trim() }),
          options,
          ...(house ? { charts: houseOf(chosen.game.book) } : {}),
          ...(set === null ? {} : { set: JSON.parse(set) as unknown }),
          seats: plans,
          clock: rule,
          ...(rule.kind === 'none' ? {} : { onTimeOut }),
          rated: rated && mayRate,
          watch: watching[watch]?.watch ?? { see: 'public' },
          entropy: entropy(),
        },
      });
      keepLinks(made.id, made.links);
      onMade(made.id);
    });
  };

  return (
    <form className="new" onSubmit={onSubmit}>
      <Scenarios heading={words.what} games={games} chosen={key} onChoose={choose} />
      {chosen !== undefined && (
        <div className="set-up">
          <h2>{words.who}</h2>
          <Plans chosen={chosen} plans={plans} onPlans={setPlans} />
          {me === null && <NameField value={name} onValue={setName} />}
          <details className="options terms">
            <summary>{words.terms(clockTitle(clocks[clock]))}</summary>
            <label>
              <span>{words.clock}</span>
              <select value={clock} onChange={({ target }) => setClock(Number(target.value))}>
                {clocks.map((each, i) => (
                  <option key={clockTitle(each)} value={i}>
                    {clockTitle(each)}
                  </option>
                ))}
              </select>
            </label>
            {clock > 0 && (
              <label>
                <span>{words.whenOver}</span>
                <select value={onTimeOut} onChange={({ target }) => setOnTimeOut(target.value as OnTimeOut)}>
                  {Object.entries(online.said.timeOut).map(([what, text]) => (
                    <option key={what} value={what}>
                      {text}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <label>
              <span>{words.watch}</span>
              <select value={watch} onChange={({ target }) => setWatch(Number(target.value))}>
                {watching.map(({ as }, i) => (
                  <option key={as} value={i}>
                    {words.watching[as]}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span>{words.title}</span>
              <input
                type="text"
                maxLength={100}
                placeholder={chosen.scenario.title}
                value={title}
                onChange={({ target }) => setTitle(target.value)}
              />
            </label>
            <label className="tick">
              <input
                type="checkbox"
                checked={rated && mayRate}
                disabled={!mayRate}
                aria-describedby={`${id}rated`}
                onChange={({ target }) => setRated(target.checked)}
              />
              <span>{words.rated}</span>
            </label>
            <p className="hint" id={`${id}rated`}>
              {mayRate ? words.noTakingBack : words.membersOnly}
            </p>
          </details>
          {chosen.game.options.length > 0 && <Options game={chosen.game} options={options} onOptions={setOptions} />}
          <HouseChoice book={chosen.game.book} on={house} onOn={setHouse} />
          {chosen.scenario.example !== null && (
            <SetUpData
              key={key}
              chosen={chosen}
              options={options}
              text={set ?? chosen.scenario.example}
              onText={setSet}
            />
          )}
          <Why asking={asking} />
          <div className="send">
            <button type="submit" className="main" disabled={asking.busy}>
              {words.make}
            </button>
          </div>
        </div>
      )}
    </form>
  );
}

const planKey = (plan: Plan | undefined): string =>
  plan === undefined ? '' : plan.by === 'bot' ? `bot ${plan.bot.split(':')[0]}` : plan.by;

type PlansProps = { chosen: Chosen; plans: Plans; onPlans(plans: Plans): void };

function Plans({ chosen: { game, scenario }, plans, onPlans }: PlansProps) {
  const id = useId();
  const choices: { title: string; plan: Plan }[] = [
    { title: words.me, plan: { by: 'me' } },
    { title: words.invited, plan: { by: 'invited' } },
    { title: words.open, plan: { by: 'open' } },
    ...game.bots.map((bot) => ({
      title: screens.seating.program(bot.title),
      plan: { by: 'bot' as const, bot: bot.name },
    })),
  ];
  return (
    <div className="seats">
      {scenario.seats.map(({ seat, name }) => {
        const planned = plans[seat];
        return (
          <div key={seat} className="seat">
            <label htmlFor={`${id}${seat}`}>{name}</label>
            <select
              id={`${id}${seat}`}
              value={planKey(planned)}
              aria-describedby={planned?.by === 'bot' ? `${id}${seat}about` : undefined}
              onChange={({ target }) => {
                const choice = choices.find(({ plan }) => planKey(plan) === target.value);
                if (choice !== undefined) onPlans({ ...plans, [seat]: choice.plan });
              }}
            >
              {choices.map(({ title, plan }) => (
                <option key={planKey(plan)} value={planKey(plan)}>
                  {title}
                </option>
              ))}
            </select>
            {planned?.by === 'bot' && (
              <Program
                bots={game.bots}
                called={planned.bot}
                seat={name}
                aboutId={`${id}${seat}about`}
                onCalled={(called) => onPlans({ ...plans, [seat]: { by: 'bot', bot: called } })}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
