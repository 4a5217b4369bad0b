/** The release that is fetched where the system has no nats-server of its own. */
export const natsRelease = 'v2.10.29';

/**
 * SHA-256 of its archives, as the makers' own container recipes of that release state them. They stand here because a list that lies
 * beside the archives is exchanged together with them. What is not listed is not fetched: those recipes cover no macOS, where
 * Homebrew brings nats-server.
 */
export const releaseDigests: Readonly<Record<string, string>> = {
  'nats-server-v2.10.29-linux-386.tar.gz': 'abc385394c19784558f7aa2f9770fe2daceb22cf95e3fa398c832590479396b0',
  'nats-server-v2.10.29-linux-amd64.tar.gz':
    'e314da74a83a1d3876db8814c27eb990fe729640fd6452025b441bcede8390da',
  'nats-server-v2.10.29-linux-arm64.tar.gz':
    'da4b27942ecfb4c5f0c54553d2e7f470ddda9d7581cfe8131b351a0e223ed401',
  'nats-server-v2.10.29-linux-arm7.tar.gz':
    'a59e7336a32ef78b0ca8bc3e6707a5770461d3f45c4c2f96cfef263f26eaefd5',
  'nats-server-v2.10.29-linux-ppc64le.tar.gz':
    '31b0063d261e5d8c59396f8a3f9298ad80b36fd4bc370ce59e5d160f55a0fe46',
  'nats-server-v2.10.29-linux-s390x.tar.gz':
    'ee821b1eae8bb98a0d4603510a41613dd15afef244261a79da33515699d1aece',
  'nats-server-v2.10.29-windows-amd64.zip':
    '98657bf4d5a9ce44168c019ba6894cda8e22e6adc8798edc05c168db7262de29',
};
