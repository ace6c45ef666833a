import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, oneLine, panel, quietBody, quietCaption, spreadRow, wrappingRow } from '@tandem/components/styles'

export const useSequenceDrawerStyles = makeStyles({
  dashboard: column(tokens.spacingVerticalXXL),
  results: { ...column(tokens.spacingVerticalM), minWidth: 0 },
  title: { ...typographyStyles.subtitle1, margin: 0 },
  client: column(tokens.spacingVerticalL),
  card: {
    ...panel,
    ...spreadRow(tokens.spacingHorizontalL),
    flexDirection: 'row',
    boxShadow: 'none',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  who: { ...column(tokens.spacingVerticalXXS), flex: '1 1 200px', minWidth: 0 },
  whoLine: { ...quietBody, margin: 0 },
  head: spreadRow(tokens.spacingHorizontalM),
  about: {
    display: 'flex',
    flex: '1 1 200px',
    minWidth: 0,
    gap: tokens.spacingHorizontalS,
  },
  clientLink: oneLine,
  actions: wrappingRow(tokens.spacingHorizontalS),
  hint: quietCaption,
})
