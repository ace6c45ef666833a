import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, oneLine, plainList, row, wrappingRow } from '@tandem/components/styles'

export const useDemoConsoleStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    ...column(tokens.spacingVerticalM),
    minHeight: '100%',
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  panel: {
    position: 'fixed',
    insetBlock: 0,
    insetInlineStart: 0,
    zIndex: 1,
    width: '360px',
    overflowY: 'auto',
    borderRight: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  closed: { display: 'none' },
  head: { display: 'flex', alignItems: 'center' },
  title: { margin: 0, flexGrow: 1, outlineStyle: 'none' },
  help: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
  group: { '&[open] > summary > svg': { transform: 'rotate(90deg)' } },
  summary: { ...row(tokens.spacingHorizontalXS), cursor: 'pointer', listStyleType: 'none' },
  section: { ...column(tokens.spacingVerticalM), paddingBlock: tokens.spacingVerticalS },
  sectionTitle: { ...typographyStyles.subtitle2, margin: 0 },
  row: wrappingRow(tokens.spacingHorizontalS),
  // Prevents a long option from widening the console.
  choice: { minWidth: 0, textOverflow: 'ellipsis' },
  next: { ...typographyStyles.body1, margin: 0, flexGrow: 1, fontVariantNumeric: 'tabular-nums' },
  list: { ...column(tokens.spacingVerticalXS), ...plainList },
  item: row(tokens.spacingHorizontalXS),
  name: { flexGrow: 1, ...oneLine },
})
