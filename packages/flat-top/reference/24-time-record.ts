export const chapter24: { readonly [rule: string]: string } = {
  '24': 'The turn is over and the clock goes on by an hour. Here the last accounts of the turn are settled first: overdue planes are lost (R95), closed bases score (R128), and unseen counters may leave the map (7.7).',
};
