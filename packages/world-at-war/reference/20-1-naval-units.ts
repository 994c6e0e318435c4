export const navalUnits: { readonly [rule: string]: string } = {
  '20.1': 'What naval units there are, how large, how fast, where they base, and how task forces hide them.',
  '20.11': 'The six sorts of naval units: fleets, fast carriers, escort carriers, transports, submarines and ASW.',
  '20.111': 'Fleets are the ships that fight with guns: destroyers, cruisers and capital ships (20.2).',
  '20.111A': 'Destroyers, DD, are fleets without names, counted in single factors (20.23).',
  '20.111B': 'Cruisers, CA, are fleets without names, counted in twos (20.24).',
  '20.111C': 'Capital ships have names: battleships, battlecruisers and pocket battleships (20.25).',
  '20.112': 'Fast carriers have names and come in three sizes (20.31).',
  '20.112A': 'Light carriers, CVL, have two factors and carry naval air squadrons as the larger ones do.',
  '20.112B': 'Fleet carriers, CV, have three factors; most of the great carriers are of this kind.',
  '20.112C': 'Super carriers, CVB, have four factors and two advantages of their own (20.36).',
  '20.113': 'Escort carriers, CVE, have no names; they are light, slow, and support landings (20.4).',
  '20.114': 'Transports, TR, have no names and are the shipping of the Western Allies and of Japan (20.6).',
  '20.115': 'Submarines, SS, hunt transports in the boxes or go with the fleet on the board (20.7).',
  '20.116': 'ASW is what hunts submarines in the boxes of strategic warfare (20.8).',
  '20.12': 'Naval units differ in where they base, what they may do, and what they cost in time, yards and BRPs.',
  '20.12A':
    'Light ships are destroyers, cruisers, transports and escort carriers. They are attacked as a group (20.55).',
  '20.12B': 'Heavy ships are capital ships and fast carriers, attacked one by one by name (20.52).',
  '20.121': 'Every ship is either slow or fast; there is nothing between. What slow ships cannot do is in 20.252.',
  '20.121A': 'Damage makes any ship slow, whatever her counter says, until she is repaired.',
  '20.121B': 'Escort carriers are slow, all of them and at all times.',
  '20.121C': 'Capital ships with a stripe on the counter are slow. Here: those of less than 26 knots (R18).',
  '20.121D': 'Transports are slow, so a convoy cannot run away from a fleet (20.252E).',
  '20.121E': 'All other naval units are fast; so are all undamaged German and Italian capital ships.',
  '20.13': 'Everything here is a naval unit; submarines, ASW and transports are units of strategic warfare besides.',
  '20.14': 'Where size matters, for bases, building or task forces, a factor is a factor, of whatever kind.',
  '20.15':
    'Naval units base in ports, at port counters or in mapboard boxes. A port or port counter holds fifty factors, a box as many as you like.',
  '20.16': 'Task forces: which ships may be under one marker, and what the other side learns of them.',
  '20.161':
    'Japan, Britain and the United States have twelve task force counters each, Germany, Italy and France four, Russia three, China none. No more can be had.',
  '20.162':
    'A marker may stand for a naval force that keeps to all of the following paragraphs. The desk lists every reason against one.',
  '20.162A':
    "A task force has ten to twenty-five naval factors. Japan's strike force against Pearl Harbor is free of this.",
  '20.162B': 'Nothing damaged, no submarines, no ASW and no transports may be in a task force.',
  '20.162C':
    'All its ships belong to one major power and its minors. Vichy French may sail with Germans or Italians; Free French count as British.',
  '20.162D': 'Inverted and upright units do not mix; a task force of inverted ones has its marker inverted.',
  '20.162E':
    "Until the mover's redeployment is over, units that were inverted when his turn began and units inverted by what they did in it stay in different task forces.",
  '20.162F':
    'For every factor of fast carriers there must be a factor of fast fleet: so at most half of it is carriers, and never more than twelve factors. The strike force against Pearl Harbor is free of this.',
  '20.163':
    'At sea a task force stays one whatever it loses. In port its marker goes, unless other ships there bring it up to strength again.',
  '20.164': 'How task forces are formed, and what their markers hide and do not hide.',
  '20.164A':
    'What is in a task force is hidden, planes of its carriers too; troops and air units that it carries stay in the open.',
  '20.164B': 'At the start of a game markers may hide where ships are set up.',
  '20.164C':
    'Ships that go from one task force to another are announced, and named unless a new marker covers them; nothing is said when both lie in the same port or box. At sea nobody changes over, but when combat groups are formed.',
  '20.164D':
    'If part of a task force intercepts, one of the two parts is shown, unless there is another marker and both parts may be task forces.',
  '20.164E':
    'A task force under way joins nobody. Small forces of a faction on the same business that meet, and together make ten factors, must become a task force if they may.',
  '20.164F': 'New ships are shown to the other side when they are placed; only then may a marker cover them.',
  '20.165':
    'Ships in a box of strategic warfare that take up a task of their own break off as task forces, or show their strength.',
  '20.166': 'Several task forces may lie in one port, as long as it holds their factors (20.15).',
  '20.167':
    'Asked for it, the Western Allies say how many naval units of each type they have in a theatre, but not where. A matter of good manners, says the book.',
  '20.17': 'How far ships may go and when they intercept is in chapters 21 and 22, which we do not have.',
  '20.18':
    'What each type of naval unit may do is listed with the type: 20.231, 20.241, 20.251, 20.32, 20.42, 20.64, 20.75, 20.83.',
};
