import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useDropZoneStyles = makeStyles({
  root: {
    ...column(tokens.spacingVerticalXS),
    alignItems: 'center',
    justifyContent: 'center',
    // Takes the room that its place has.
    flexGrow: 1,
    padding: tokens.spacingHorizontalXL,
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
  },
  over: {
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
  },
  text: { margin: 0 },
  limits: { ...typographyStyles.caption1, margin: 0 },
})
