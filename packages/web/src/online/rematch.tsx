/** The same again. */
import type { Afar } from '../umpire/messages.js';
import { online } from '../words/online.js';
import { useAsking, Why } from './asking.js';
import { ask } from './server.js';

type Props = { afar: Afar; onMatch(id: string): void };

export function Rematch({ afar: { match, mine, table }, onMatch }: Props) {
  const asking = useAsking();
  const { rematch } = table;
  if (rematch === null && mine.length === 0) return null;
  const again = (): void => {
    // Whoever played sits down there by asking too; others only go and look.
    void asking.run(async () =>
      onMatch(rematch !== null && mine.length === 0 ? rematch : (await ask('rematch', { params: { id: match } })).id),
    );
  };
  return (
    <>
      <div className="send">
        <button type="button" disabled={asking.busy} onClick={again}>
          {rematch === null ? online.rematch.ask : mine.length > 0 ? online.rematch.join : online.rematch.go}
        </button>
      </div>
      <Why asking={asking} />
    </>
  );
}
