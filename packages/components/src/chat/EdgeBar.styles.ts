import { makeStyles, tokens } from '@fluentui/react-components'
import { quietCaption, row } from '../theme/styleFragments.ts'

export const useEdgeBarStyles = makeStyles({
  root: {
    position: 'absolute',
    left: 0,
    right: 0,
    ...row(tokens.spacingHorizontalS),
    justifyContent: 'center',
    ...quietCaption,
  },
  top: { top: 0 },
  bottom: { bottom: 0 },
})
