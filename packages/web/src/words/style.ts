/** Day and night. */
export const look = { theme: 'Colours', system: 'System', light: 'Day', dark: 'Night' };
