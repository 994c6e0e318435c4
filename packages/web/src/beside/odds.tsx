/** The chances of what is being decided, when somebody wants to see them. */
import type { ShelvedOdds } from '@ironbottom/shelf';
import type { Answer } from '@ironbottom/umpire';
import { useState } from 'react';
import { call } from '../umpire/call.js';

export function OddsTable({ moment, answer }: { moment: number; answer: Answer }) {
  const [shown, setShown] = useState<{ moment: number; odds: ShelvedOdds | null } | null>(null);
  const weigh = async (): Promise<void> => setShown({ moment, odds: (await call({ do: 'odds', answer })).odds });
  return (
    <section className="odds" aria-label="Odds">
      <button type="button" onClick={() => void weigh()}>
        Odds
      </button>
      {shown !== null && shown.moment === moment && <Chances odds={shown.odds} />}
    </section>
  );
}

function Chances({ odds }: { odds: ShelvedOdds | null }) {
  if (odds === null) return <p className="quiet">There is nothing to weigh here.</p>;
  return (
    <table>
      <caption>{odds.title}</caption>
      <tbody>
        {odds.rows.map(({ text, chance }) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            <td className="number">{(100 * chance).toFixed(1)} %</td>
          </tr>
        ))}
      </tbody>
      {odds.note !== undefined && (
        <tfoot>
          <tr>
            <td colSpan={2}>{odds.note}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
