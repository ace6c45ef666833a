import { makeStyles, tokens } from '@fluentui/react-components'

// Cards are the lighter surface; the page behind them is the darker one (look: layout).
export const useTandemProviderStyles = makeStyles({ root: { backgroundColor: tokens.colorNeutralBackground2 } })
