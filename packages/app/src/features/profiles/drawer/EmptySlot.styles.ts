import { makeStyles, tokens } from '@fluentui/react-components'

export const useEmptySlotStyles = makeStyles({
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
})
