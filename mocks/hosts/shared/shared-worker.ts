import { cloudBuild } from 'virtual:cloud-build'
import { cloudWorkerUrl } from './line/trusted-urls'

/**
 * The one worker of this origin. Kept alive across reloads and moves between tenants; its name
 * holds the build, because a kept worker also keeps its code.
 */
export function sharedWorker(): SharedWorker {
  const options = {
    type: 'module' as const,
    name: `civic-till ${cloudBuild}`,
    extendedLifetime: true,
  }
  return new SharedWorker(cloudWorkerUrl(), options)
}
