import { makeStyles, tokens } from '@fluentui/react-components'

export const usePurchasesStyles = makeStyles({
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
})
