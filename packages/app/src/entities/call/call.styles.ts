import { makeStyles, tokens } from '@fluentui/react-components'
import { oneLine, row } from '@tandem/components/styles'

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

export const useCallDrawerStyles = makeStyles({
  form: { gap: tokens.spacingVerticalXL },
  head: { ...row(tokens.spacingHorizontalM), justifyContent: 'space-between', minHeight: '24px' },
  about: { ...oneLine, color: tokens.colorNeutralForeground3 },
  links: { display: 'flex', flexShrink: 0 },
})
