import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDirectory } from './directory.ts';

/** A certificate that is signed by itself, for a name, and its key. */
export function certificateFor(name: string): { readonly key: string; readonly cert: string } {
  const { path, remove } = temporaryDirectory();
  const [key, cert] = [join(path, 'key.pem'), join(path, 'cert.pem')];
  const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert];
  try {
    execFileSync('openssl', [...asked, '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`], {
      stdio: 'ignore',
    });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    remove();
  }
}
