import { makeStyles, tokens } from '@fluentui/react-components'

export const useCallDateStyles = makeStyles({
  root: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  zone: { color: tokens.colorNeutralForeground3 },
})
