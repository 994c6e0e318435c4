/** Day, night, or as the system says. */
import { look } from '../words/style.js';
import { chooseTheme, themes, useTheme } from './theme.js';

export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <fieldset className="theme-switch">
      <legend>{look.theme}</legend>
      {themes.map((each) => (
        <label key={each}>
          <input type="radio" name="theme" checked={theme === each} onChange={() => chooseTheme(each)} />
          {look[each]}
        </label>
      ))}
    </fieldset>
  );
}
