export const schedule: { readonly [rule: string]: string } = {
  'CARD-turn-2':
    'Japan receives 2 air. The Allies have 28 Transport and 2 Submarine Points; the US receive 2 air, a CV, a CA, a CLAA, a DD and Marines of 4, Britain 2 air, a CVL and a land unit of 4.',
  'CARD-turn-3':
    'Nothing comes for Japan. The Allies have 32 Transport and 2 Submarine Points; the US receive 2 air, a CV, a CA, 2 DD and Marines of 4, Britain 2 air, a CV, Ramillies, Revenge, a CA and 3 DD.',
  'CARD-turn-4':
    'Japan receives 2 air of its naval aviation, Yamato and Junyo. The Allies have 32 Transport and 2 Submarine Points; the US receive 4 air, North Carolina, 2 DD and a land unit of 8, Britain 2 air.',
  'CARD-turn-5':
    'Nothing comes for Japan. The Allies have 32 Transport and 2 Submarine Points; the US receive 4 air, Indiana, a CL, 2 DD and a land unit of 4, Britain 2 air, a CL and a DD.',
  'CARD-turn-6':
    'Japan receives 2 air, and may take Ise away to be rebuilt (16.2.5). The Allies have 40 Transport and 4 Submarine Points, and capacities double (15.2); the US receive 4 air, a CL and a DD, Britain 2 air.',
  'CARD-turn-7':
    'Japan receives 2 air of its naval aviation. The Allies have 40 Transport and 4 Submarine Points; the US receive 4 air, Alabama and a DD, Britain 2 air.',
  'CARD-turn-8':
    'Japan receives 2 air. The Allies have 40 Transport and 4 Submarine Points; the US receive 4 air, a CV, 2 CVL, a CL and 2 DD, Britain 2 air.',
  'CARD-turn-9':
    'Japan receives 2 air, and Ise rebuilt if she was taken away (16.2.5). The Allies have 40 Transport and 4 Submarine Points; the US receive 4 air, a CV, a CVL and a DD, Britain 2 air.',
  'CARD-turn-10':
    'Japan receives 2 air of its naval aviation, Ryuho and Chitose. The Allies have 48 Transport and 6 Submarine Points; the US receive 4 air, 2 CV, a CVL, Iowa, a CA and a DD, Britain 2 air. Capacities triple (15.2), and much else begins: 15.3, 16.1.7, 16.2.4, 16.2.6.',
  'CARD-turn-11':
    'Japan receives 2 air. The Allies have 48 Transport and 6 Submarine Points; the US receive 4 air, a CL and a DD, Britain 2 air.',
  'CARD-turn-12':
    'Japan receives 2 air. The Allies have 48 Transport and 6 Submarine Points; the US receive 4 air, a CV, a CL and a DD, Britain 2 air.',
  'CARD-turn-13':
    'Japan receives 2 air of its naval aviation, and Unryu with 16.2.5. The Allies have 48 Transport and 6 Submarine Points; the US receive 4 air, a CV, New York, Mississippi, a CL and a DD, Britain 2 air.',
  'CARD-turn-14':
    'Japan receives 2 air. The Allies have 56 Transport and 8 Submarine Points, and capacities quadruple (15.2); the US receive 4 air, a CV, Missouri and a DD, Britain 2 air and, unless they came earlier (15.6), a CV, King George V, a CL and a DD.',
  'CARD-turn-15':
    'Japan receives 2 air. The Allies have 56 Transport and 8 Submarine Points; the US receive 4 air, a CA and a DD, Britain 2 air.',
  'CARD-turn-16':
    'The last turn, July and August 1945. Japan receives 2 air. The Allies have 56 Transport and 8 Submarine Points; the US receive 4 air and Alaska, Britain 2 air.',
  '15.2':
    'What the bases can hold grows: twice the printed capacity from turn 6, three times from turn 10, four times from turn 14.',
  '15.3':
    'From turn 10 Japanese naval units may take their fuel at a resource hex, where the oil waits, instead of from what was shipped home.',
  '15.6':
    'The British ships of turn 14 may come earlier. The card says no more; how is in the rulings about the campaign.',
};
