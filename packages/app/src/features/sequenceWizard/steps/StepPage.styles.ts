import { makeStyles, tokens } from '@fluentui/react-components'
import { wrappingRow } from '@tandem/components/styles'

export const useStepPageStyles = makeStyles({
  type: {
    ...wrappingRow(tokens.spacingHorizontalS),
    marginBottom: tokens.spacingVerticalM,
    color: tokens.colorNeutralForeground2,
  },
  line: wrappingRow(tokens.spacingHorizontalM),
  text: { margin: 0, flexGrow: 1 },
  end: { marginInlineStart: 'auto' },
})
