import { makeStyles, tokens } from '@fluentui/react-components'
import { column, plainList, quietCaption, row } from '@tandem/components/styles'

export const useRecipientSequencesStyles = makeStyles({
  list: { ...column(tokens.spacingVerticalM), ...plainList },
  sequence: {
    ...row(tokens.spacingHorizontalL),
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  texts: { ...column(tokens.spacingVerticalXXS), flexGrow: 1, minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  meta: { ...quietCaption, overflowWrap: 'anywhere' },
  skeleton: { height: '64px' },
})
