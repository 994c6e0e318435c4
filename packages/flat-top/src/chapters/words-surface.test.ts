import { describe, expect, it } from 'vitest';
import { baseGunsStep, bombardmentStep, surfaceStep } from './19-surface.js';
import { arrange, baseOf, battleOf, but, type Fought, fight, fleet } from './19-testing.js';
import { surfaceKinds, surfaceWords } from './words-surface.js';

const both = { '19.1 allied': ['fight'], '19.1 japan': ['fight'] };
const sentences = ({ events }: Fought): string[] =>
  events.map((event) => surfaceWords(event)).filter((text) => text !== undefined);

describe('the words of chapter 19', () => {
  const allied = fleet('allied', 'Chicago', '2 DD');
  const japan = fleet('japan', 'Sendai', 'DD 1', 'AP 1');

  it('19.1-19.8 tell a round in sentences', () => {
    const fought = fight(
      battleOf(allied, but(japan, 'AP 1', { anchored: true, hits: 1 }), { step: surfaceStep() }),
      [4, 1, 3],
      {
        '19.1 allied': ['fight'],
        '19.1 japan': ['wait'],
        '19.3 allied': arrange(allied, 4),
        '19.3 japan': arrange(japan, 4, { torpedo: ['DD 1'], screen: ['AP 1'] }),
        '19.5 allied': [{ Sendai: 5, 'DD 1': 1 }],
        '19.5 japan': [{ Chicago: 2 }],
        '19.7 allied': ['Chicago'],
        '19.7.1 allied': [{ 'AP 1': 4 }],
      },
    );
    expect(sentences(fought)).toEqual([
      'The Allies begin surface combat.',
      'The Japanese ships are shown: CL Sendai, DD 1 and AP 1 (1 hit, anchored).',
      'The Allied ships are shown: CA Chicago, DD 1 and DD 2.',
      'The Allies have arranged their ships. Gunnery: Chicago, DD 1, DD 2.',
      'Japan has arranged its ships. Gunnery: Sendai; Torpedo: DD 1; Screen: AP 1.',
      'The secret dice are 4 (Allies) and 4 (Japan): this round is fought on table 8.',
      'The Allies aim guns: 5 at Sendai and 1 at Japanese DD 1.',
      'Japan aims guns: 2 at Chicago.',
      '5 factors at Sendai: table 8, 5-6 factors, rolled 4: 1 hit.',
      '1 factor at Japanese DD 1: table 8, 1-2 factors, rolled 1: no hits.',
      '2 factors at Chicago: table 8, 1-2 factors, rolled 3: no hits.',
      'The dice are too low for torpedoes: those of DD 1 (Japanese) are spent for nothing.',
      'The Allies have at least three times the guns left in front and may break through.',
      'The Allies break through with Chicago.',
      'The Allies aim guns: 4 at Japanese AP 1.',
      '4 factors at Japanese AP 1: table 9 (8, anchored +1), 3-4 factors, rolled 1: no hits.',
      'Allied ammunition left: Chicago 7; none on DD 1 and DD 2.',
      'Japanese ammunition left: Sendai 12.',
    ]);
  });

  it('19.7 tell a breakthrough', () => {
    const fought = fight(battleOf(allied, japan, { step: surfaceStep() }), [], {
      ...both,
      '19.3 japan': arrange(japan, 4, { screen: ['Sendai', 'DD 1', 'AP 1'] }),
      '19.7 allied': ['Chicago'],
    });
    expect(sentences(fought)).toContain(
      'The Allies have at least three times the guns left in front and may break through.',
    );
    expect(sentences(fought)).toContain('The Allies break through with Chicago.');
    expect(sentences(fought)).toContain('Both sides begin surface combat.');
  });

  it('19.7 tell that there is none, and say nothing where nobody has a Screen', () => {
    const japanese = fleet('japan', 'Sendai', 'Aoba', 'AP 1');
    const line = (screen: string[]) =>
      sentences(
        fight(battleOf(allied, japanese, { step: surfaceStep() }), [], {
          ...both,
          '19.3 allied': arrange(allied, 4),
          '19.3 japan': arrange(japanese, 4, { screen }),
          '19.5 allied': [{}],
          '19.5 japan': [{}],
        }),
      ).filter((sentence) => sentence.includes('break'));
    expect(line(['AP 1'])).toEqual(['There is no breakthrough.']);
    expect(line([])).toEqual([]);
  });

  it('19.9 tell a bombardment and the guns of a base', () => {
    const base = baseOf('japan');
    const ships = but(fleet('allied', 'Washington', 'Helena'), 'Helena', { tf: 'TF 13' });
    const options = { longRangeBombardment: true };
    const raid = fight(battleOf(ships, [], { base, options, step: bombardmentStep(base, []) }), [], {
      '19.9 allied': [['Washington'], ['far'], ['Helena'], ['near']],
      '19.9.3 japan': { Helena: 8 },
    });
    expect(sentences(raid)).toContain('The Allies bombard Rabaul with Helena and Washington at long range.');
    expect(sentences(raid)).toContain('The guns of Rabaul aim 8 at Helena.');
    const spared = fight(battleOf(ships, [], { base, step: bombardmentStep(base, []) }), [], {
      '19.9 allied': [[], ['Helena']],
      '19.9.3 japan': {},
    });
    expect(sentences(spared)).toContain('The guns of Rabaul hold their fire.');
    const idle = fight(battleOf(ships, [], { base, step: baseGunsStep() }), [], { '19.9.3 japan': ['fire'] });
    expect(sentences(idle)).toEqual(['No enemy ship lies at anchor under the guns of Rabaul.']);
  });

  it('OPT-ESF.6, OPT-LL.1 have words too, and other chapters are left to others', () => {
    const event = { rule: '', to: 'all' as const };
    expect(surfaceWords({ ...event, kind: 'torpedoes-reloaded', data: { ships: ['DD 1', 'DD 2'] } })).toBe(
      'Japanese DD 1 and DD 2 have reloaded torpedoes.',
    );
    const data = { by: 'allied', target: 'Aoba', factors: 8, table: 8, face: null, hits: 2 };
    expect(surfaceWords({ ...event, kind: 'surface-attack', data })).toBe(
      '8 factors at Aoba: table 8, 7-8 factors, no die: 2 hits.',
    );
    expect(surfaceWords({ ...event, kind: 'ship-hit', data: {} })).toBeUndefined();
    expect(surfaceWords({ ...event, kind: 'toString', data: {} })).toBeUndefined();
  });

  it('19 no kind of event stumbles over data that is missing', () => {
    for (const kind of surfaceKinds) {
      const words = surfaceWords({ rule: '19', kind, to: 'all', data: {} });
      expect(words).toMatch(/\.$/);
      expect(words).not.toContain('undefined');
    }
  });
});
