import { makeStyles, tokens } from '@fluentui/react-components'
import { chipLook } from '../variables/chipFragments.ts'

export const useVariableTextStyles = makeStyles({
  root: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  clamped: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    whiteSpace: 'normal',
  },
  chip: chipLook,
  unknown: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
    boxShadow: `inset 0 0 0 ${tokens.strokeWidthThin} ${tokens.colorStatusWarningBorder1}`,
  },
})
