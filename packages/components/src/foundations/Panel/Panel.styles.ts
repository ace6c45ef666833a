import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { panel, quietCaption, spreadRow } from '../../theme/styleFragments.ts'

export const usePanelStyles = makeStyles({
  root: panel,
  head: { ...spreadRow(`${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`), minHeight: '32px' },
  title: { ...typographyStyles.subtitle1, margin: 0, overflowWrap: 'anywhere' },
  meta: quietCaption,
})
