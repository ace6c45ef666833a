import { makeStyles, tokens } from '@fluentui/react-components'

export const useFormErrorBarStyles = makeStyles({
  root: {
    // It comes into view with a little of what is above it.
    scrollMarginTop: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
    overflowWrap: 'anywhere',
  },
  line: { margin: 0 },
})
