#!/bin/sh
# Publishes cloudfront-function.js of this folder as the CloudFront function 'shop': PUBLISH_RELOAD of an S3 target.
set -e
etag() { aws cloudfront describe-function --name shop --query ETag --output text; }
aws cloudfront update-function --name shop --if-match "$(etag)" --function-code fileb://cloudfront-function.js \
  --function-config Comment=shop,Runtime=cloudfront-js-2.0
aws cloudfront publish-function --name shop --if-match "$(etag)"
