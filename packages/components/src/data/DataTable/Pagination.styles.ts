import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { row } from '../../theme/styleFragments.ts'

export const usePaginationStyles = makeStyles({
  root: { ...row(tokens.spacingHorizontalXS), flexShrink: 0, color: tokens.colorNeutralForeground2 },
  text: { ...typographyStyles.caption1, whiteSpace: 'nowrap' },
  range: {
    fontVariantNumeric: 'tabular-nums',
    minWidth: '108px',
    textAlign: 'end',
    paddingInline: tokens.spacingHorizontalS,
  },
  size: { minWidth: '72px' },
})
