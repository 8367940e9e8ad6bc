import { demoNginxConf } from '../../deploy/demo/nginx.ts'
import { rootHostFrom } from '../vite/root-host.ts'

// For the image (deploy/demo/Dockerfile): prints the configuration for the VITE_ROOT_HOST of its build.
process.stdout.write(demoNginxConf(rootHostFrom(process.env['VITE_ROOT_HOST'])))
