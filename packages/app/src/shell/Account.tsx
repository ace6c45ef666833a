import { AccountMenu } from '@tandem/components'
import { dateFormats, formatMoment, type User, userMeImage } from '@tandem/contract'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { logoutMutationAtom } from '../features/auth/api.ts'
import { purchaseAtom } from '../features/purchase/purchaseAtoms.ts'
import { colorSchemeAtom, densityAtom } from '../shared/storage/appearance.ts'
import { environmentAtom } from '../shared/api/environment.ts'
import { operationUrl } from '../shared/api/request.ts'
import { organizationQueryAtom } from '../shared/session/session.ts'
import { pageBuild } from '../shared/page/build.ts'
import { leaveAtom, unsavedAtom } from '../shared/form/unsaved.ts'
import { frameMessages } from './frameMessages.ts'

/** Undefined in development. */
function versionText(): string | undefined {
  const build = pageBuild()
  if (!build) return undefined
  return frameMessages.version(build.version, build.commit, formatMoment(build.date, dateFormats.plainDayOfYear, 'UTC'))
}

/** The account menu of the signed-in user (SHELL-20). */
export function Account({ user }: { readonly user: User }) {
  const { apiBase } = useAtomValue(environmentAtom)
  const { data: organization } = useAtomValue(organizationQueryAtom)
  const [colorScheme, setColorScheme] = useAtom(colorSchemeAtom)
  const [density, setDensity] = useAtom(densityAtom)
  const [{ isPending: isLoggingOut }, logout] = useAtom(logoutMutationAtom)
  const leave = useSetAtom(leaveAtom)
  const dispatchPurchase = useSetAtom(purchaseAtom)
  return (
    <AccountMenu
      name={user.name}
      email={user.email}
      // The address of the picture is the same for all users. The id prevents the browser from showing another user's
      // cached picture.
      imageUrl={`${operationUrl(apiBase, userMeImage, {})}?user=${user.id}`}
      creditsUsed={organization?.aiCreditsUsed}
      creditsTotal={organization?.aiCreditsTotal}
      onBuyCredits={() => dispatchPurchase({ is: 'choose', kind: 'credits' })}
      colorScheme={colorScheme}
      onColorSchemeChange={(_, data) => setColorScheme(data.colorScheme)}
      density={density}
      onDensityChange={(_, data) => setDensity(data.density)}
      settingsHref="/settings"
      asksOnLogout={useAtomValue(unsavedAtom).guardCount > 0}
      onLogout={() => leave(() => void logout({}))}
      isLoggingOut={isLoggingOut}
      footer={versionText()}
    />
  )
}
