import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, quietCaption, spreadRow, surface } from '../../theme/styleFragments.ts'

export const usePanelStyles = makeStyles({
  root: {
    ...surface,
    ...column(tokens.spacingVerticalL),
    boxSizing: 'border-box',
    minWidth: 0,
    padding: tokens.spacingHorizontalXL,
  },
  head: { ...spreadRow(`${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`), minHeight: '32px' },
  title: { ...typographyStyles.subtitle1, margin: 0, overflowWrap: 'anywhere' },
  meta: quietCaption,
})
