/** In which Step or on what occasion a land attack is made. */
export type AttackKind = 'breakthrough' | 'combat' | 'exploitation' | 'banzai' | 'reaction';
