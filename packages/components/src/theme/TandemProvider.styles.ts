import { makeStyles, tokens } from '@fluentui/react-components'

export const useTandemProviderStyles = makeStyles({
  // Cards are the lighter surface; the page behind them is the darker one.
  root: { backgroundColor: tokens.colorNeutralBackground2 },
  // As classes, which Fluent passes to dialogs and drawers: scroll bars and native controls follow.
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
})
