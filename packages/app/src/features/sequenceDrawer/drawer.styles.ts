import { makeStyles, tokens } from '@fluentui/react-components'
import { column, oneLine, spreadRow } from '@tandem/components/styles'

export const useSequenceDrawerStyles = makeStyles({
  dashboard: column(tokens.spacingVerticalL),
  head: spreadRow(tokens.spacingHorizontalM),
  about: {
    display: 'flex',
    flex: '1 1 200px',
    minWidth: 0,
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
  },
  client: oneLine,
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
})
