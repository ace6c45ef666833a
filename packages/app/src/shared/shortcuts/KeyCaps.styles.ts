import { makeStyles, tokens } from '@fluentui/react-components'
import { centered, quietCaption } from '@tandem/components/styles'

export const useKeyCapsStyles = makeStyles({
  root: { display: 'inline-flex', gap: tokens.spacingHorizontalXXS },
  cap: {
    ...centered,
    boxSizing: 'border-box',
    minWidth: '20px',
    height: '20px',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusSmall,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    ...quietCaption,
  },
})
