/** Addresses of the reference and the desk. */
export const rulesAddress = (book = ''): string => (book === '' ? '#rules' : `#rules/${book}`);
export const ruleAddress = (book: string, rule: string): string => `#rules/${book}/${encodeURIComponent(rule)}`;
export const chartsAddress = (book: string, chart = ''): string =>
  `#rules/${book}/charts${chart === '' ? '' : `/${chart}`}`;
export const deskAddress = (id = ''): string => (id === '' ? '#desk' : `#desk/${id}`);
