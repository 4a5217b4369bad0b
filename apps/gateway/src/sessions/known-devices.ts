import { Injectable } from '@nestjs/common';
import { readDevice } from '@vedette/contracts';
import { Devices } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';

/** Devices by their codes, which people made. */
@Injectable()
export class KnownDevices extends Devices {
  constructor(private readonly requests: RequestClient) {
    super();
  }

  async ofCode(code: string): Promise<string | null> {
    return (await this.requests.request(readDevice, { code })).device;
  }
}
