import { makeStyles, tokens } from '@fluentui/react-components'

export const useCallDateStyles = makeStyles({
  root: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  passed: {
    marginInlineEnd: tokens.spacingHorizontalXS,
    verticalAlign: 'text-bottom',
    color: tokens.colorStatusWarningForeground3,
  },
  zone: { color: tokens.colorNeutralForeground3 },
})
