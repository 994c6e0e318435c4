/** The after-action report is asked for here. */
import { useState } from 'react';
import type { Eyes, ReplayHead } from '../umpire/replay-messages.js';
import { replay as words } from '../words/replay.js';

type Props = { head: ReplayHead; onTrouble(why: string): void };

export function ReportForm({ head, onTrouble }: Props) {
  const [eyes, setEyes] = useState(head.all ? 'all' : `seat ${head.seats[0]?.seat ?? ''}`);
  const [pictures, setPictures] = useState(head.reference.map !== null);
  const [detailed, setDetailed] = useState(false);
  const [said, say] = useState('');
  const [busy, setBusy] = useState(false);
  const { report } = words;
  const save = async (kind: 'html' | 'md'): Promise<void> => {
    setBusy(true);
    say(report.writing);
    try {
      const { writeReport } = await import('./report.js');
      const through: Eyes = eyes === 'all' ? 'all' : { seat: eyes.slice('seat '.length) };
      const name = await writeReport(head, kind, { eyes: through, pictures, detailed }, (n, of) =>
        say(report.drawing(n, of)),
      );
      say(report.done(name));
    } catch (fault) {
      say('');
      onTrouble(fault instanceof Error ? fault.message : String(fault));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="replay-part replay-report" aria-labelledby="replay-report">
      <h2 id="replay-report">{report.title}</h2>
      <p className="hint">{report.about}</p>
      <label className="look">
        {report.eyes}
        <select value={eyes} onChange={({ target }) => setEyes(target.value)}>
          {head.all && <option value="all">{words.eyes.all}</option>}
          {head.seats.map(({ seat, name }) => (
            <option key={seat} value={`seat ${seat}`}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {head.reference.map !== null && (
        <label className="replay-choice">
          <input type="checkbox" checked={pictures} onChange={({ target }) => setPictures(target.checked)} />
          {report.pictures}
        </label>
      )}
      <label className="replay-choice">
        <input type="checkbox" checked={detailed} onChange={({ target }) => setDetailed(target.checked)} />
        {report.detailed}
      </label>
      <div className="send">
        <button type="button" disabled={busy} onClick={() => void save('html')}>
          {report.html}
        </button>
        <button type="button" disabled={busy} onClick={() => void save('md')}>
          {report.markdown}
        </button>
      </div>
      <p className="hint" role="status">
        {said}
      </p>
    </section>
  );
}
