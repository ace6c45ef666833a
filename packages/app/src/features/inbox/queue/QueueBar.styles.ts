import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { surface, wrappingRow } from '@tandem/components/styles'

export const useQueueBarStyles = makeStyles({
  root: {
    ...wrappingRow(tokens.spacingHorizontalM),
    minHeight: '48px',
    padding: `0 ${tokens.spacingHorizontalS} 0 ${tokens.spacingHorizontalL}`,
    marginBottom: tokens.spacingVerticalM,
    ...surface,
  },
  title: { margin: 0, ...typographyStyles.subtitle2, whiteSpace: 'nowrap' },
  position: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  progress: { width: '96px', '@media (max-width: 1439px)': { display: 'none' } },
  actions: {
    ...wrappingRow(tokens.spacingHorizontalXS),
    marginInlineStart: 'auto',
    '& kbd': { marginInlineStart: tokens.spacingHorizontalXS },
  },
})
