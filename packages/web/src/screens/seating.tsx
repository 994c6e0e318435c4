/** Who sits where: me, a friend at this screen, or a bot. */
import { useId } from 'react';
import type { Offered, Person, Player, Players } from '../umpire/messages.js';
import { screens } from '../words/screens.js';
import { Program } from './program.js';

const words = screens.seating;

type Scenario = Offered['scenarios'][number];

/** The first seat and its allies are mine; the others are played by whoever suits a newcomer. */
export function firstSeating(game: Offered, scenario: Scenario): Players {
  const [first] = scenario.seats;
  const { opponent } = game;
  const players: Players = {};
  for (const { seat, party } of scenario.seats) {
    players[seat] =
      party === first?.party || opponent === '' ? { by: 'person', person: 'me' } : { by: 'bot', bot: opponent };
  }
  return players;
}

const people: readonly Person[] = ['me', 'friend', 'friend-2'];

const valueFor = (player: Player | undefined): string =>
  player === undefined
    ? ''
    : player.by === 'person'
      ? `person ${player.person}`
      : // However much it thinks.
        `bot ${player.bot.split(':')[0]}`;

type Props = { game: Offered; scenario: Scenario; players: Players; onPlayers(players: Players): void };

export function Seating({ game, scenario, players, onPlayers }: Props) {
  const id = useId();
  const choices: { value: string; title: string; player: Player }[] = [
    ...people.slice(0, scenario.seats.length).map((person) => {
      const player: Player = { by: 'person', person };
      return { value: valueFor(player), title: words[person], player };
    }),
    ...game.bots.map(({ name, title }) => {
      const player: Player = { by: 'bot', bot: name };
      return { value: valueFor(player), title: words.program(title), player };
    }),
  ];
  return (
    <div className="seats">
      {scenario.seats.map(({ seat, name }) => {
        const player = players[seat];
        return (
          <div key={seat} className="seat">
            <label htmlFor={`${id}${seat}`}>{name}</label>
            <select
              id={`${id}${seat}`}
              value={valueFor(player)}
              aria-describedby={player?.by === 'bot' ? `${id}${seat}about` : undefined}
              onChange={({ target }) => {
                const choice = choices.find(({ value }) => value === target.value);
                if (choice !== undefined) onPlayers({ ...players, [seat]: choice.player });
              }}
            >
              {choices.map(({ value, title }) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
            </select>
            {player?.by === 'bot' && (
              <Program
                bots={game.bots}
                called={player.bot}
                seat={name}
                aboutId={`${id}${seat}about`}
                onCalled={(called) => onPlayers({ ...players, [seat]: { by: 'bot', bot: called } })}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
