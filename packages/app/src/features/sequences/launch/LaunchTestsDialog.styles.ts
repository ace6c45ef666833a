import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, plainList, quietCaption, wrappingRow } from '@tandem/components/styles'

export const useLaunchTestsDialogStyles = makeStyles({
  content: column(tokens.spacingVerticalM),
  text: { margin: 0 },
  note: { margin: 0, ...quietCaption },
  list: { ...column(tokens.spacingVerticalL), ...plainList },
  test: column(tokens.spacingVerticalXS),
  head: wrappingRow(tokens.spacingHorizontalM),
  name: { ...typographyStyles.body1Strong },
  message: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    margin: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
  },
})
