import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import {
  column,
  plainList,
  plainTable,
  plainTableCell,
  quietBody,
  quietCaption,
  tabularFigures,
  wrappingRow,
} from '@tandem/components/styles'

export const useReportStyles = makeStyles({
  root: column(tokens.spacingVerticalXXL),
  section: column(tokens.spacingVerticalS),
  title: { ...typographyStyles.subtitle2, margin: 0 },
  totals: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    ...plainList,
  },
  total: column(tokens.spacingVerticalXXS),
  count: { ...typographyStyles.title2, ...tabularFigures },
  label: quietBody,
  chips: { ...wrappingRow(`${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`), ...plainList },
  chip: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, ...typographyStyles.body1 },
  text: { ...quietBody, margin: 0 },
  table: plainTable,
  head: {
    ...quietCaption,
    padding: `${tokens.spacingVerticalXS} 0`,
    paddingInlineEnd: tokens.spacingHorizontalM,
    textAlign: 'start',
  },
  cell: plainTableCell,
  number: { ...tabularFigures, width: '88px', textAlign: 'end' },
})
