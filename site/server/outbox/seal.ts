import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from "node:crypto"

const algorithm = "aes-256-gcm"
const nonceLength = 12
const tagLength = 16

/** Encrypts and decrypts what the outbox keeps (AES-256-GCM). `place` binds bytes to where they are kept: moved, they do not open. */
export type Seal = {
  close(bytes: Uint8Array, place: string): Buffer
  /** @throws Error when the bytes were sealed with another key, for another place, or changed */
  open(sealed: Uint8Array, place: string): Buffer
}

/** @param secret 32 bytes */
export const makeSeal = (secret: Uint8Array): Seal => sealOf(createSecretKey(secret))

const sealOf = (key: KeyObject): Seal => ({
  close: (bytes, place) => {
    const nonce = randomBytes(nonceLength)
    const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place))
    const body = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), body])
  },
  open: (sealed, place) => {
    const body = sealed.subarray(nonceLength + tagLength)
    const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceLength))
      .setAAD(Buffer.from(place))
      .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
    return Buffer.concat([decipher.update(body), decipher.final()])
  },
})
