export { createTheme } from '../src/styles/theme/createTheme'
export type {
  AccentColors,
  ContrastFailure,
  CreatedTheme,
  ThemeColors,
} from '../src/styles/theme/createTheme'
export { themeStylesheet } from '../src/styles/theme/themeStylesheet'
export type { ColorName, Palette, ThemeName } from '../src/styles/tokens.gen'
