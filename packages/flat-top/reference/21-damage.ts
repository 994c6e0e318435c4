export const chapter21: { readonly [rule: string]: string } = {
  '21.1': 'Each hit on planes takes away an Air Factor. Hits beyond what is there are wasted.',
  '21.2':
    'Hits on a ship add up; as many as her Damage Factor sink her, and more than that are wasted. On the way there they take from her speed, guns and flight deck.',
  '21.2.1':
    'With half her Damage Factor or more in hits a ship moves at half speed: 2 becomes 1, 1 becomes a hex every other turn. One hit short of sinking, if she can take three or more, she is crippled: dead in the water for good. Here: half of an odd factor is rounded up (R68); hit in one turn, the slow ones move in the next and every second after (R67).',
  '21.2.2':
    'Each hit costs a ship one gunnery factor and one anti-aircraft factor, as far as she has them. Torpedoes are never reduced.',
  '21.2.3':
    "Each hit takes 3/1 off the Launch Factor of a CV, 2/1 off a CVL's, 1/1 off that of AV, CAV and BB. At zero nothing takes off or lands. Here: a minimum that has gone first counts as none, while the normal factor still serves (R55).",
  '21.2.4':
    'Each hit on a ship with planes aboard destroys one Air Factor as well, if any are there; which one follows 21.7.',
  '21.2.5': 'A ship that sinks takes all planes aboard with her. They score as usual and can never be replaced (22.4).',
  '21.3':
    'Hits on a base are kept count of, and each scores a point. A base cannot be sunk, and hits go on being counted when nothing is left to reduce (21.5).',
  '21.3.1':
    "Each hit takes 2/1 off a base's Launch Factor and one each off its anti-aircraft and surface factors. A base for seaplanes alone loses 1/1 instead.",
  '21.3.2':
    'Each hit on a base destroys an Air Factor there, if any are present. Dispersed planes cost two hits apiece, and go last (21.7.3).',
  '21.4':
    "A ship's guns, anti-aircraft and Launch Factor stop at zero, and nothing that ships have lost is ever repaired.",
  '21.5':
    "A base's factors can fall below zero, and must be mended from there. With a Launch Factor of zero or less it is closed to all flying and scores for the enemy every turn. Here: what is below zero is used as zero (R130), and closed bases score after repair (R128): Gasmata with five hits at 1200 scores then and at 1300, not at 1400.",
  '21.6':
    'Bombs count double on a ship or base with planes in its Ready or Just Landed box, aerial torpedoes on a ship with planes in Readying. Here: it is looked at when the hits fall, all hits of that attack are doubled, and so are points and plane losses (R112); dispersed planes double nothing, as bombs do not look at Readying (R59).',
  '21.7':
    'Which planes are lost on a deck or field that is hit: who chooses and from which box. Here: how many go is told to both sides first (R201).',
  '21.7.1':
    'By day, after dive bombing or low level bombing, the attacker chooses the plane names, where there is a choice. Here: one factor at a time, from the first box that has any (R113).',
  '21.7.2':
    'By night, and after torpedoes, high level bombing or gunfire, their owner chooses. Here: he is asked even if he has no choice, for not asking would tell what stands there (R201).',
  '21.7.3':
    'Losses are taken from the Ready box first, then from Just Landed, then from Readying. Dispersed planes come last of all, at two hits each.',
  '21.7.4':
    'An attacker who chooses hears only names, never numbers: the owner tells him what there is to choose from and no more.',
};
