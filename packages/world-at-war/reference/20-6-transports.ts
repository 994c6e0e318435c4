export const transports: { readonly [rule: string]: string } = {
  '20.6': 'Transports: how they are built, where they are, what they carry and what their loss costs.',
  '20.61':
    'Transports stand for all shipping. Britain and the United States have one pool between them, Japan its own.',
  '20.62': 'Building transports, and moving them from box to box.',
  '20.621': 'A transport costs one shipbuilding point and three BRPs.',
  '20.621A':
    'New Allied transports first fill up boxes below their level: fifteen in the Atlantic, five in the Indian Ocean, ten in the Pacific. The rest may go anywhere. None stay in port.',
  '20.621B': 'American yards may build Allied transports before the United States are at war with Germany.',
  '20.621C': 'A transport is not used in the turn in which it is built.',
  '20.622': 'After use Allied transports may change their box in the redeployment phase.',
  '20.622A':
    'Only transports beyond the initial level of a box may leave it, and nobody may scrap them to build them elsewhere.',
  '20.622B':
    'Transports may be redeployed in the turn they are built, and after use; they act only where they began the turn, so in the new box in the turn that follows.',
  '20.622C':
    'At the end of the turn all are in the boxes, none in port out of harm: the Allied ones in any of the three, the Japanese in the Pacific.',
  '20.63':
    'Transports live in the boxes of strategic warfare, Japanese ones in the Pacific alone. They see a port only when damaged (20.66) and act only if they began the turn in a box.',
  '20.631': 'How many transports there are at the start, box by box.',
  '20.631A': 'Fifteen Western Allied transports begin in the Atlantic.',
  '20.631B': 'Five Western Allied transports begin in the Indian Ocean.',
  '20.631C': 'Ten Western Allied transports begin in the Pacific.',
  '20.631D': 'Four, five or six more Western Allied transports begin in the Atlantic or the Indian Ocean, as wanted.',
  '20.631E': 'Four, five or six Western Allied transports are not yet built.',
  '20.631F': 'Twenty Japanese transports begin in the Pacific.',
  '20.632': 'How many transports there should be, so that nothing is lost for want of them.',
  '20.632A': 'Thirty Western Allied transports should be in the Atlantic and the Indian Ocean together.',
  '20.632B': 'Ten Western Allied transports should be in the Pacific.',
  '20.632C': 'Fifteen Japanese transports should be in the Pacific.',
  '20.633': 'Each turn a BRP is lost for every transport below these numbers, as 20.634 counts them.',
  '20.633A':
    'For the Atlantic and the Indian Ocean Britain pays; the United States, when the Axis hold all ports of Britain and Ulster.',
  '20.633B': 'For the Pacific the United States pay.',
  '20.633C':
    'Japan, once at war with Britain, loses fifteen BRPs in a turn without a supply line to Indochina, Thailand or Singapore, however many transports it has. Here: instead of a shortage (R13).',
  '20.634': 'How the shortage is counted, and when it is not.',
  '20.634A':
    'Undamaged transports are counted at the start of the turn of the power that pays. Damaged ones that had to leave do not count.',
  '20.634B': 'The loss of a turn is never larger than the optimal number of that box.',
  '20.634C':
    'Nothing is lost for the Atlantic and the Indian Ocean when Britain has surrendered and is not at war with Germany.',
  '20.634D': 'Transports that count here may be used for anything all the same.',
  '20.635': 'What Britain and Japan lose for want of transports comes off their construction limits too.',
  '20.636': 'When the enemy has done his worst, the greater of two numbers is how many transports can be used (R14).',
  '20.636A': 'The first number: undamaged transports in the box.',
  '20.636B':
    "The second number: one survivor for every five transports there were at the end of the owner's last turn, rounded up, but no more than the enemy has damaged since.",
  '20.64': 'Each transport that can be used does one of these things once in a turn.',
  '20.64A':
    'Ship oil, a counter each. Of so many transports one, two or three ship as many, up to nine ship three, and every three more another one.',
  '20.64B': 'Allied transports supply from mapboard boxes, one for each line.',
  '20.64C':
    'Carry ground and air units in sea transport, invasion or redeployment, five factors to a transport. Ground units are not split; three naval air squadrons weigh as one factor (R8).',
  '20.64D': 'Escort grants of up to five BRPs, with one transport in each box on the way.',
  '20.65':
    'Ships in a box may protect its transports. Of several in the same activity each ship protects one, named before the enemy acts; otherwise it may protect as many activities as it likes.',
  '20.66':
    "Damaged transports go to port unmolested and are mended at once for nothing. They stay inverted through their owner's next turn, may go back to a box in its redeployment, and act in the turn after that.",
};
