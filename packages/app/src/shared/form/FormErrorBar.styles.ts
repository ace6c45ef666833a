import { makeStyles, tokens } from '@fluentui/react-components'

export const useFormErrorBarStyles = makeStyles({
  root: {
    // Room above the bar when it is scrolled into view.
    scrollMarginTop: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
    overflowWrap: 'anywhere',
  },
  line: { margin: 0 },
})
