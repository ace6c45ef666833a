import { makeStyles, tokens } from '@fluentui/react-components'
import { plainList, quietCaption, column, oneLine, spreadRow } from '@tandem/components/styles'

export const useEditEffectStyles = makeStyles({
  root: { minWidth: 0, flexShrink: 1, ...quietCaption },
  lines: { ...plainList, textAlign: 'end' },
})

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
