import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, quietBody } from '../../theme/styleFragments.ts'

export const useMessageStepEditorStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalM), minWidth: 0 },
  title: { margin: 0, overflowWrap: 'anywhere', ...typographyStyles.body1Strong },
  note: {
    margin: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    ...quietBody,
  },
})
