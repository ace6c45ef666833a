import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, plainList, quietCaption, surface } from '@tandem/components/styles'

export const useCreationViewStyles = makeStyles({
  root: column(tokens.spacingVerticalL),
  card: { ...column(tokens.spacingVerticalM), padding: tokens.spacingHorizontalXL, ...surface },
  state: { margin: 0, fontVariantNumeric: 'tabular-nums', ...typographyStyles.subtitle2 },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  title: { margin: 0, ...typographyStyles.body1Strong },
  list: { ...column(), ...plainList },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '48px',
    paddingBlock: tokens.spacingVerticalXS,
    boxSizing: 'border-box',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...typographyStyles.body1Strong },
  reason: { ...quietCaption, overflowWrap: 'anywhere' },
  texts: { ...column(), minWidth: 0 },
})
