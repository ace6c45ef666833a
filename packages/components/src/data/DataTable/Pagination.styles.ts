import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const usePaginationStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    flexShrink: 0,
    color: tokens.colorNeutralForeground2,
  },
  text: { ...typographyStyles.caption1, whiteSpace: 'nowrap' },
  range: {
    fontVariantNumeric: 'tabular-nums',
    minWidth: '108px',
    textAlign: 'end',
    paddingInline: tokens.spacingHorizontalS,
  },
  size: { minWidth: '72px' },
})
