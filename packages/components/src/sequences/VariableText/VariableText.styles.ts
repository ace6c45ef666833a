import { makeStyles } from '@fluentui/react-components'
import { warningTint } from '../../theme/styleFragments.ts'
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
  unknown: warningTint,
})
